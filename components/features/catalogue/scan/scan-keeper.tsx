"use client"

import { useRouter } from "@/lib/core/i18n/navigation"
import { useScanner } from "../use-scanner"

/** Opens the product of a barcode that is scanned on any screen without a use of its own for scans. */
export function ScanKeeper() {
  const router = useRouter()
  useScanner((code) => router.push(`/business/product?scan=${code}`), { everywhere: true })
  return null
}
