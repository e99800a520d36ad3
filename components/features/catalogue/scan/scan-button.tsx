"use client"

import { ScanBarcode } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { Button } from "@/components/ui/button"

const CameraDialog = lazy(() => import("./camera-dialog"))

/** Opens the camera, and passes on the barcode that it sees. */
export function ScanButton({ onScan }: { onScan: (code: string) => void }) {
  const t = useTranslations("scan")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" icon={<ScanBarcode />} onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {isOpen && (
        <Suspense>
          <CameraDialog
            onClose={() => setOpen(false)}
            onScan={(code) => {
              setOpen(false)
              onScan(code)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
