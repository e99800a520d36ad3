type Measure = (text: string) => number

/** Longer words are measured by character, since the time to lay out a string depends on its length. */
const maxWholeWord = 60

/** Cuts a word to parts of at most `width`. Adds up the widths of characters: measuring every prefix would be quadratic. */
function cut(word: string, width: number, measure: Measure): string[] {
  if (word.length < maxWholeWord && measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ""
  let used = 0
  for (const character of word) {
    const more = measure(character)
    if (part && used + more > width) {
      parts.push(part)
      part = ""
      used = 0
    }
    part += character
    used += more
  }
  return [...parts, part]
}

function wrapLine(text: string, width: number, measure: Measure): string[] {
  const space = measure(" ")
  const lines: string[] = []
  let line = ""
  let used = 0
  for (const word of text.split(" ").flatMap((one) => cut(one, width, measure))) {
    const more = measure(word)
    if (line && used + space + more > width) {
      lines.push(line)
      line = word
      used = more
    } else {
      used += line ? space + more : more
      line = line ? `${line} ${word}` : word
    }
  }
  return [...lines, line]
}

/** Breaks text into lines of at most `width`, and cuts longer words. `measure` should cache its results. */
export const wrapText = (text: string, width: number, measure: Measure): string[] =>
  text.split("\n").flatMap((line) => wrapLine(line, width, measure))
