"use client"

import { Spinner } from "@/components/ui/spinner"

export default function Growing() {
  return <Spinner look="grow" className="size-6" />
}
