/** The options page, used as a person does; what is here stands alone, to be sent to that page. */

/** What is chosen, by the names of the controls; boxes are `yes` or `no`. */
export type Choices = Readonly<Record<string, string>>;

/** Whether the options page has come so far that it can be used. */
export function areOptionsThere(document: Document): boolean {
  return document.querySelector("#preview [data-shikiri=overlay]") !== null;
}

/** Chooses on the page, or goes back to its defaults. */
export function chooseOn(document: Document, choices: Choices | undefined): void {
  if (choices === undefined) document.querySelector<HTMLElement>("#reset")?.click();
  for (const [name, value] of Object.entries(choices ?? {})) {
    const radio = document.querySelector<HTMLElement>(`[name="${name}"][value="${value}"]`);
    const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control === null) throw new Error(`the options have no ${name}`);
    if (radio !== null) {
      radio.click();
    } else if (control.type === "checkbox") {
      if (control.checked !== (value === "yes")) control.click();
    } else {
      control.value = value;
      control.dispatchEvent(new document.defaultView!.Event("input", { bubbles: true }));
    }
  }
}

/** Whether the page says that it has kept what was chosen. */
export function areOptionsKept(document: Document): boolean {
  return document.getElementById("saved")?.textContent !== "";
}
