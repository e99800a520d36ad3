import { prose } from "../support/prose"

type Rule = { name: string; bad: RegExp; write: string; kinds?: string[] }

const opening = { kinds: ["comment"] }
const internal = { kinds: ["comment", "title"] }

/** Patterns from docs/style.md, chosen so that good English doesn't match, with the wording to use instead. */
const rules: Rule[] = [
  {
    name: "no comment starts with a relative clause, unless it is a question",
    bad: /^(?:What|Whatever|Who|Whoever|Whom|Whose)\b(?!.*\?)/,
    write: "the noun first (“Rows that…”, “Users who can…”) or a verb (“Returns…”)",
    ...opening,
  },
  {
    name: "no test name starts with a relative clause",
    bad: /^(?:what|whoever|whom|whose|who)\b/i,
    write: "a full statement with its subject first: “a deleted row comes back…”",
    kinds: ["title"],
  },
  {
    name: "no sentence starts with “What is not”",
    bad: /\bWhat (?:is|are) (?:not|no)\b(?![^.]*\?)/,
    write: "the noun first: “Fields that are not in the schema are…”",
  },
  {
    name: "a noun says who is meant, not “whoever”",
    bad: /(?:(?<=[.;:] )W|\b(?:to|for|of|by|from|with) w)hoever\b/,
    write: "“the user who…”, “anyone who…”",
    ...internal,
  },
  {
    name: "“for”, “to” and “by” are followed by a noun, not “who”",
    bad: /\b(?:for|to|of|by|from) who (?:is|has|may|can|wants|asks)\b/,
    write: "“for users who…”",
  },
  {
    name: "data doesn't leave “the house”",
    bad: /\bleaves? the house\b|\bof the house\b/,
    write: "“is returned”, “is sent”, “our”",
  },
  {
    name: "nothing is deleted or stopped “for good”",
    bad: /\bfor good\b(?! (?:reason|measure|cause))/,
    write: "“permanently”",
    ...internal,
  },
  {
    name: "nothing lasts “for ever”",
    bad: /\bfor ever\b/,
    write: "“permanently”",
    ...internal,
  },
  {
    name: "texts and values don't “stand” in a place",
    bad: /\b(?:stands?|stood) (?:here|there|above|below|beside|behind|over|under|at|on|in (?:the|an?|its?|their|this|that|which|no|one|place))\b(?!-)/,
    write: "“is”, “appears”, “is shown”",
  },
  {
    name: "users aren't called “one”",
    bad: /\bone's\b|\boneself\b|\b(?:what|whom|as) one (?:may|can|does|has|is|was|types|writes|chooses|says|likes|calls)\b/i,
    write: "who is meant: “the user's own…”, “what the caller can…”",
  },
  { name: "an unknown value isn't “nobody's”", bad: /\bnobody's\b/, write: "“unknown”, “unused”, “without an owner”" },
  {
    name: "a value is null or missing, not “none”",
    bad: /\bnone's\b|(?<!\bthere )\b(?:is|are) none(?=[.,;:)]| such\b|$)|\bnone of (?:ours|mine|theirs)\b/,
    write: "“is null”, “isn't one”, “is unknown”",
  },
  {
    name: "versions are loaded, not “taken over”",
    bad: /\btak(?:e|es|ing) over (?:a|the|another|this|their) (?:version|value|change|state)s?\b/,
    write: "“load”, “import”, “apply”",
  },
  {
    name: "records are included or exported, not “taken along”",
    bad: /\b(?:take|takes|taken) (?:[^.,;]{0,30} )?along\b/,
    write: "“include”, “also delete”, “export”",
  },
  {
    name: "records exist or have loaded; they aren't “there”",
    bad: /\b(?:that|what|which|once it|until it|where it) (?:is|was) there\b(?! (?:a|an|any|no|to)\b)/,
    write: "“exists”, “has loaded”, “is present”",
  },
  {
    name: "records are undone, reversed or removed, not “taken back”",
    bad: /\b(?:tak(?:e|es|en|ing)|took) back\b/,
    write: "“undo”, “reverse”, “credit”, “remove”",
  },
  {
    name: "money is due or outstanding, not “open”",
    bad: /\bmore than (?:what )?is open\b|\bwhat is open\b|\b[Nn]othing is open\b/,
    write: "“the balance due”, “outstanding”, “a balance of zero”",
  },
  { name: "“again”, not “once more” or “anew”", bad: /\bonce more\b|\banew\b/i, write: "“again”" },
  { name: "“zero”, not “nought”", bad: /\bnought\b/, write: "“zero”" },
  { name: "“calculate”, not “reckon”", bad: /\breckon(?:s|ed|ing)?\b/, write: "“calculate”, “expect”" },
  {
    name: "limits are numbers, not “at most so many”",
    bad: /\bat (?:most|least) so (?:many|much|long|wide|high|large|often|few)\b/,
    write: "“at most this many”, or the name of the limit",
  },
  {
    name: "states are current or previous, not “of now” or “of then”",
    bad: /(?<!\bas )\bof (?:now|then)(?=[.,;:)]|$)/,
    write: "“current”, “previous”, “at the time”",
  },
  {
    name: "people have conversations, not talks",
    bad: /\b(?:a|the|this|each|every|another|open) talks?\b/,
    write: "“conversation”",
  },
  {
    name: "only documents in this repository are cited",
    bad: /\bspec (?:section|§|\d)|\b(?:of|by|in|to) the spec\b|\bthe spec's\b|\bcontract,? (?:section|§)|(?<!docs\/)\b(?:spec|design|screens|ui|back-office|contract)\.md\b/i,
    write: "the reason in words, or cite a heading of docs/architecture.md or docs/contract.md",
  },
]

test.each(rules)("$name", ({ bad, write, kinds }) => {
  const everywhere = new RegExp(bad, bad.ignoreCase ? "gi" : "g")
  const found = prose
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .flatMap(({ path, text, lineAt }) =>
      [...text.matchAll(everywhere)].map(({ index }) => {
        const excerpt = text.slice(Math.max(0, index - 40), index + 80)
        return `${path}:${lineAt(index)}: ${excerpt}`
      }),
    )
  if (found.length > 0) throw new Error(`Write ${write} (docs/style.md):\n${found.join("\n")}`)
})
