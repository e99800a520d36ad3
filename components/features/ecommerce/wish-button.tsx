"use client"

import { Heart } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"

interface Props {
  name: string
  wished: boolean
  onToggle: () => void
  /** Shows only the heart, without text. */
  iconOnly?: boolean
  className?: string
}

/** The heart that adds a product to the wishlist or removes it. */
export function WishButton({ name, wished, onToggle, iconOnly, className }: Props) {
  const t = useTranslations("ecommerce")
  const icon = <Heart aria-hidden="true" className={wished ? "fill-danger-mark text-danger-mark" : undefined} />
  if (iconOnly)
    return (
      <Button
        variant="ghost"
        iconOnly
        label={t("wish", { name })}
        aria-pressed={wished}
        icon={icon}
        onClick={onToggle}
        className={className}
      />
    )
  return (
    <Button variant="outline" aria-pressed={wished} icon={icon} onClick={onToggle} className={className}>
      {t("wishlist.title")}
    </Button>
  )
}
