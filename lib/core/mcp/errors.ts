/**
 * A refusal for an assistant. In English like the descriptions of tools and endpoints, because a model reads it; errors of
 * endpoints are in the caller's language.
 */
export class ToolError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
