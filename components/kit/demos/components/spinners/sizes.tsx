"use client"

import { Spinner } from "@/components/ui/spinner"

const sizes = ["size-3", "size-4", "size-6", "size-8", "size-12"]

export default function Sizes() {
  return (
    <div className="flex flex-wrap items-center gap-5 text-brand-text">
      {sizes.map((size) => (
        <Spinner key={size} className={size} />
      ))}
      {sizes.map((size) => (
        <Spinner key={size} look="grow" className={size} />
      ))}
    </div>
  )
}
