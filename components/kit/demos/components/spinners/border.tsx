"use client"

import { Spinner } from "@/components/ui/spinner"

export default function Border() {
  return <Spinner className="size-6" />
}
