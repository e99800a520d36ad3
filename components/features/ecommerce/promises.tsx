import { BadgeCheck, RotateCcw, ShieldCheck } from "lucide-react"
import { useTranslations } from "next-intl"

const promises = [
  { name: "original", icon: <BadgeCheck /> },
  { name: "returns", icon: <RotateCcw /> },
  { name: "warranty", icon: <ShieldCheck /> },
] as const

/** The shop's guarantees: originality, returns and warranty. */
export function Promises() {
  const t = useTranslations("ecommerce.promises")
  return (
    <ul className="grid gap-6 border-line border-t bg-sunken/60 p-6 sm:grid-cols-3">
      {promises.map(({ name, icon }) => (
        <li
          key={name}
          className="flex gap-3 sm:flex-col sm:items-center sm:text-center [&_svg]:size-6 [&_svg]:shrink-0 [&_svg]:text-brand-text"
        >
          {icon}
          <span>
            <span className="block font-medium text-sm">{t(`${name}.title`)}</span>
            <span className="mt-0.5 block text-pretty text-dense text-ink-muted">{t(`${name}.text`)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
