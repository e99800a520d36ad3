import type * as z from "zod"
import type { Translate } from "./translator"

const formatKeys: Record<string, string> = {
  email: "email",
  url: "url",
  date: "date",
  datetime: "date",
  uuid: "invalid",
}
const typeKeys: Record<string, string> = { number: "number", int: "integer", string: "text", boolean: "choice" }

function key(issue: z.core.$ZodRawIssue): [string, Record<string, string | number>?] {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? ["required"] : [typeKeys[issue.expected] ?? "invalid"]
    case "too_small": {
      const text = issue.origin === "string" || issue.origin === "array"
      if (text && Number(issue.minimum) === 1) return [issue.origin === "array" ? "emptyList" : "required"]
      return [text ? "tooShort" : "tooSmall", { min: Number(issue.minimum) }]
    }
    case "too_big":
      return [
        issue.origin === "string" || issue.origin === "array" ? "tooLong" : "tooBig",
        { max: Number(issue.maximum) },
      ]
    case "invalid_format":
      return [formatKeys[issue.format] ?? "invalid"]
    case "invalid_value":
      return ["choice"]
    case "custom":
      return [typeof issue.params?.key === "string" ? issue.params.key : "invalid", issue.params?.values]
    default:
      return ["invalid"]
  }
}

/** Translates zod's issues with `messages/<locale>/errors.json`, for endpoints and forms. */
export function zodMessages(t: Translate): z.core.$ZodErrorMap {
  return (issue) => t(...key(issue))
}
