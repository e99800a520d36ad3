const colour = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i]
const oneLength = "(0|\\d{1,3}(\\.\\d{1,3})?(px|em|rem|pt|%))"
const length = [new RegExp(`^${oneLength}$`)]
const lengths = [new RegExp(`^${oneLength}( ${oneLength}){0,3}$`)]

/** The allowed properties with patterns for their values. None allows url(), which would load from other hosts. */
const styles = new Map<string, RegExp[]>(
  Object.entries({
    color: colour,
    "background-color": colour,
    // Quotes must be paired, so that a value can't swallow the declarations after it.
    "font-family": [/^([\w\s,-]|'[\w\s,-]*'|"[\w\s,-]*")+$/],
    "font-size": length,
    "font-style": [/^(normal|italic)$/],
    "font-weight": [/^(normal|bold|[1-9]00)$/],
    "text-align": [/^(start|end|left|right|center|justify)$/],
    "text-decoration": [/^(none|underline|line-through)$/],
    "vertical-align": [/^(top|middle|bottom|baseline|sub|super)$/],
    "line-height": [/^\d(\.\d{1,3})?$/, ...length],
    "border-collapse": [/^collapse$/],
    width: length,
    "max-width": length,
    padding: lengths,
    margin: lengths,
  }),
)

const maxValue = 120
const maxStyle = 10_000
const important = "!important"

/** The normalized declaration if it is allowed, otherwise an empty array. */
function allowed(declaration: string): string[] {
  const colon = declaration.indexOf(":")
  const property = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
  const rules = styles.get(property)
  if (!rules) return []
  const written = declaration.slice(colon + 1).trim()
  const isImportant = written.toLowerCase().endsWith(important)
  const value = isImportant ? written.slice(0, -important.length).trim() : written
  if (value.length > maxValue || !rules.some((rule) => rule.test(value))) return []
  return [`${property}:${value}${isImportant ? ` ${important}` : ""}`]
}

/**
 * The allowed declarations of a style attribute. No allowed value contains a semicolon, a comment, or parentheses other than
 * those of a colour, so splitting at semicolons is enough. A CSS parser takes twenty times as long, and newsletters have a
 * style on nearly every tag.
 */
export const allowedStyle = (style: string): string =>
  style.length > maxStyle ? "" : style.split(";").flatMap(allowed).join(";")
