"use client"

import { Link } from "@/components/ui/link"
import { useFormats } from "./use-formats"

interface Props {
  /** Minor units. */
  amount: number
  currency: string
  /** The list that adds up to it. */
  href: string
  /** Says for screen readers what the figure is. */
  label: string
}

/** An amount that leads to the list that adds up to it. */
export function Figure({ amount, currency, href, label }: Props) {
  const { money } = useFormats()
  const text = money(amount, currency)
  return (
    <Link
      href={href}
      aria-label={`${label}: ${text}`}
      className="tabular rounded-sm text-ink underline decoration-line-strong underline-offset-3 hover:text-brand-text hover:decoration-current print:no-underline"
    >
      <bdi>{text}</bdi>
    </Link>
  )
}
