const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase()

/** Returns the items whose label contains a text, ignoring case and accents; all items for an empty text. */
export const matching = <Thing extends { label: string }>(things: Thing[], text: string): Thing[] => {
  const needle = plain(text.trim())
  return needle ? things.filter(({ label }) => plain(label).includes(needle)) : things
}
