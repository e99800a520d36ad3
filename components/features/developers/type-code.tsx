const line = /^(\s*)([\w$"[\]: -]+?\??)(: )(.*?)(\s{2}\/\/ .*)?$/

/** Highlights field names and remarks in a type's text. */
export function TypeCode({ text }: { text: string }) {
  return text.split("\n").map((whole, n) => {
    const [, space, name, colon, type, remark] = line.exec(whole) ?? []
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
      <span key={n}>
        {name ? (
          <>
            {space}
            <span className="font-semibold">{name}</span>
            {colon}
            <span className="text-brand-text">{type}</span>
            {remark && <span className="text-ink-faint">{remark}</span>}
          </>
        ) : (
          whole
        )}
        {"\n"}
      </span>
    )
  })
}
