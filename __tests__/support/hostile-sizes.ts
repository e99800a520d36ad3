import { maxValues } from "@/lib/core/http/body"
import type { endpoints } from "@/lib/features"
import { fieldNames, wellFormed, withField } from "./hostile"

type Call = (typeof endpoints)[number]

/** Texts that are slow for parsers and regular expressions. Each is repeated up to a field's limit. */
export const repeated = [
  "<b>",
  "<b>x</b>",
  '<p style="color:red">x',
  "<img src=x>",
  "<a href=http://a>x</a>",
  "<br ",
  "<",
  "&",
  "&nbsp;",
  '"',
  " x",
  `x${" ".repeat(5000)}`,
  "\r\n",
  "a,",
  "@ada ",
  "a@a",
  "[a](http://a.b)",
  "**a** ",
  "(((",
  "%_\\",
  "0",
  "\u0301",
  "\u200f",
  "日本",
]

/** Values of every type that no field accepts, up to the size limit of a body. */
export const outsized: Record<string, (fields: number) => unknown> = {
  text: (fields) => "a@".repeat(450_000 / fields),
  spaces: (fields) => `x${" ".repeat(900_000 / fields)}x`,
  list: (fields) => Array.from({ length: (maxValues - 50) / fields }, () => "x"),
  objects: (fields) => Array.from({ length: (maxValues - 50) / fields / 2 }, () => ({})),
  keys: (fields) => Object.fromEntries(Array.from({ length: (maxValues - 50) / fields }, (_, at) => [`k${at}`, 1])),
}

/** A body with an outsized value in every field at once. */
export function outsizedBody(call: Call, make: (fields: number) => unknown): string {
  const all = fieldNames(call.body)
  const leaves = all.filter((name) => !all.some((other) => other.startsWith(`${name}.`)))
  const body = leaves.reduce((value, name) => withField(value, name, make(leaves.length)), wellFormed(call))
  return JSON.stringify(body)
}

/** Bodies that are slow to parse, for any endpoint. */
export const slowToRead: Record<string, string> = {
  "half a million numbers": JSON.stringify({ a: new Array(450_000).fill(1) }),
  "300,000 objects": JSON.stringify({ a: new Array(300_000).fill({}) }),
  "a number of a million digits": `{"a":${"9".repeat(999_000)}}`,
  "brackets only": "[".repeat(999_000),
  "nested lists": `${"[".repeat(499_000)}${"]".repeat(499_000)}`,
  "quotes only": '"'.repeat(999_000),
  "backslashes only": `"${"\\".repeat(999_000)}`,
  "many keys": `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join(",")}}`,
}
