"use client"

import { useTranslations } from "next-intl"
import { useRef } from "react"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { useCamera } from "./use-camera"

interface Props {
  onScan: (code: string) => void
  onClose: () => void
}

/** Scans a barcode by the camera. */
export default function CameraDialog({ onScan, onClose }: Props) {
  const t = useTranslations("scan")
  const video = useRef<HTMLVideoElement>(null)
  const { problem, isOn, retry } = useCamera(video, onScan)
  return (
    <Dialog open onClose={onClose} title={t("title")} description={t("text")}>
      {problem ? (
        <div className="grid gap-3">
          <Alert tone="warning">{t(`problems.${problem}`)}</Alert>
          {problem !== "insecure" && (
            <Button variant="outline" onClick={retry} className="justify-self-start">
              {t("retry")}
            </Button>
          )}
        </div>
      ) : (
        <div className="relative overflow-hidden rounded-card bg-black">
          <video ref={video} muted playsInline aria-label={t("picture")} className="aspect-4/3 w-full object-cover" />
          <span aria-hidden className="absolute inset-x-[12%] top-1/2 h-0.5 bg-danger-solid" />
          {!isOn && <p className="absolute inset-0 grid place-items-center text-white">{t("starting")}</p>}
        </div>
      )}
    </Dialog>
  )
}
