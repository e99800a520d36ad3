"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import Cropper, { type Area } from "react-easy-crop"
import "react-easy-crop/react-easy-crop.css"
import { ActionButton } from "@/components/ui/action-button"

/** Twice what is kept, for the server to sharpen down. */
const side = 512
const closest = 4

/** The chosen part of a picture, as a square. */
async function cut(address: string, { x, y, width, height }: Area): Promise<Blob> {
  const picture = Object.assign(new Image(), { src: address })
  await picture.decode()
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side })
  canvas.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be cut"))), "image/png")
  })
}

interface Props {
  /** Address of the whole picture. */
  picture: string
  onCut: (picture: Blob) => Promise<void>
}

/** Moves and enlarges a picture under a square frame: by hand, wheel or fingers, by arrow keys, and with the slider. */
export function AvatarCrop({ picture, onCut }: Props) {
  const t = useTranslations("ui.picture")
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  return (
    <div className="space-y-4">
      <div className="relative h-72 overflow-hidden rounded-card bg-neutral-soft" dir="ltr">
        <Cropper
          image={picture}
          crop={place}
          zoom={zoom}
          maxZoom={closest}
          aspect={1}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ "aria-label": t("move") }}
        />
      </div>
      <label className="flex items-center gap-3 text-dense">
        {t("zoom")}
        <input
          type="range"
          min={1}
          max={closest}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="grow accent-(--brand-solid)"
        />
      </label>
      <ActionButton className="w-full" disabled={!area} action={async () => area && onCut(await cut(picture, area))}>
        {t("save")}
      </ActionButton>
    </div>
  )
}
