import { searchPieces } from "@/lib/core/search-text"

/** Highlights the words of a search in a text, whatever their case and accents. */
export const Marked = ({ text, q }: { text: string; q?: string }) =>
  searchPieces(text, q ?? "").map(({ text: piece, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity and never move
      <mark key={index} className="rounded-sm bg-warning-soft text-warning-text">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
