/** A request that was refused. `code` and `args` name the message that says why; codes of this page have none. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
