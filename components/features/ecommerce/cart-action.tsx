"use client"

import { ShoppingCart } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"

interface Props {
  name: string
  inCart: boolean
  stock: number
  onAdd: () => void
  className?: string
}

/** A button that adds a product to the cart, then becomes a link to the cart. */
export function CartAction({ name, inCart, stock, onAdd, className }: Props) {
  const t = useTranslations("ecommerce")
  const icon = <ShoppingCart aria-hidden="true" />
  if (inCart)
    return (
      <ButtonLink variant="soft" href="/apps/ecommerce/checkout" icon={icon} className={className}>
        {t("viewInCart")}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    )
  if (stock === 0)
    return (
      <Button variant="outline" disabled className={className}>
        {t("soldOut")}
        <span className="sr-only">: {name}</span>
      </Button>
    )
  return (
    <Button icon={icon} onClick={onAdd} className={className}>
      {t("addToCart")}
      <span className="sr-only">: {name}</span>
    </Button>
  )
}
