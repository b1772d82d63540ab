/** The panel's element name, by which it is found from outside of it. */

/** Panels of an earlier instance of the extension are found by it too. */
export const PANEL_NAME = "shikiri-panel";
