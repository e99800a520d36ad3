"use client"

import { createContext } from "react"
import type { OfferGoods } from "@/lib/features/offers/schema"

const Context = createContext<OfferGoods[]>([])

/** The names of the goods that the record of a form has, for its fields. */
export const KnownGoods = Context.Provider
export const KnownGoodsContext = Context
