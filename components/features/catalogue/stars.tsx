import { Star } from "lucide-react"
import { useTranslations } from "next-intl"

const five = [1, 2, 3, 4, 5]

/** A rating of up to five stars. */
export function Stars({ rating, className = "" }: { rating: number; className?: string }) {
  const t = useTranslations("catalogue")
  return (
    <span role="img" aria-label={t("rating", { rating })} className={`inline-flex shrink-0 gap-0.5 ${className}`}>
      {five.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          strokeWidth={1.75}
          className={`size-3.5 ${star <= rating ? "fill-(--star) text-(--star)" : "text-ink-faint"}`}
        />
      ))}
    </span>
  )
}
