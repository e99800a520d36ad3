"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import Cropper, { type Area } from "react-easy-crop"
import "react-easy-crop/react-easy-crop.css"
import { ActionButton } from "@/components/ui/action-button"

/** Twice the stored size in pixels, so that the server can scale it down sharply. */
const sidePixels = 512
const maxZoom = 4

/** Returns the selected area of a picture as a square PNG. */
async function cropPicture(address: string, { x, y, width, height }: Area): Promise<Blob> {
  const picture = Object.assign(new Image(), { src: address })
  await picture.decode()
  const canvas = Object.assign(document.createElement("canvas"), { width: sidePixels, height: sidePixels })
  canvas.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, sidePixels, sidePixels)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be cropped."))),
      "image/png",
    )
  })
}

interface Props {
  /** Address of the whole picture. */
  picture: string
  onCut: (picture: Blob) => Promise<unknown>
}

/** Moves and zooms a picture under a square frame by mouse, wheel, touch or arrow keys, and with a slider. */
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
          maxZoom={maxZoom}
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
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="grow accent-(--brand-solid)"
        />
      </label>
      <ActionButton
        className="w-full"
        disabled={!area}
        action={async () => area && onCut(await cropPicture(picture, area))}
      >
        {t("save")}
      </ActionButton>
    </div>
  )
}
