import { sharedConfig } from "../../vitest.shared.ts";

export default sharedConfig({ setupFiles: ["test/fuzz-setup.ts"] });
