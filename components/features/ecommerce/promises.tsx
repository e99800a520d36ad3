import { BadgeCheck, Gift, RotateCcw, ShieldCheck, Truck } from "lucide-react"
import type { ReactNode } from "react"
import type { ShopSettings } from "@/lib/features/shop/schema"
import type { PromiseIcon } from "@/lib/features/shop/values"

const icons: Record<PromiseIcon, ReactNode> = {
  original: <BadgeCheck />,
  returns: <RotateCcw />,
  warranty: <ShieldCheck />,
  delivery: <Truck />,
  gift: <Gift />,
}

/** The shop's promises for every product, in the owner's words; nothing until the owner has added one. */
export function Promises({ promises }: Pick<ShopSettings, "promises">) {
  if (promises.length === 0) return null
  return (
    <ul className="grid gap-6 border-line border-t bg-sunken/60 p-6 sm:auto-cols-fr sm:grid-flow-col">
      {promises.map(({ icon, title, text }) => (
        <li
          key={title}
          className="flex gap-3 sm:flex-col sm:items-center sm:text-center [&_svg]:size-6 [&_svg]:shrink-0 [&_svg]:text-brand-text"
        >
          {icons[icon]}
          <span className="wrap-anywhere min-w-0">
            <span className="block font-medium text-sm">{title}</span>
            {text && <span className="mt-0.5 block text-pretty text-dense text-ink-muted">{text}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
