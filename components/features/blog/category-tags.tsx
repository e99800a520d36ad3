import { Badge } from "@/components/ui/badge"
import { toneOfName } from "@/components/ui/initials"
import { Link } from "@/components/ui/link"
import { listPath } from "./paths"

/** A category's colour. Red is reserved for errors. */
const toneOf = (value: string) => {
  const tone = toneOfName(value)
  return tone === "danger" ? "brand" : tone
}

/** A post's categories as coloured links to the other posts of that category. */
export function CategoryTags({ categories }: { categories: { value: string; label: string }[] }) {
  if (categories.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {categories.map(({ value, label }) => (
        <li key={value} className="flex">
          <Link
            href={`${listPath}?category=${encodeURIComponent(value)}`}
            className="relative z-10 flex rounded-full max-sm:py-3 hover:underline"
          >
            <Badge tone={toneOf(value)}>{label}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  )
}
