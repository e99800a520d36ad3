import { useTranslations } from "next-intl"

const pictures = [
  { key: "desk", src: "/covers/desk-dusk.svg" },
  { key: "shop", src: "/covers/shopfront-night.svg" },
  { key: "parcel", src: "/covers/parcel-teal.svg" },
  { key: "paper", src: "/covers/paper-amber.svg" },
] as const

/** Slides with pictures of the shop for the carousel demos, optionally with captions. */
export function useSlides(withCaptions = false) {
  const t = useTranslations("kit/carousel.slide")
  return pictures.map(({ key, src }) => ({
    key,
    name: t(key),
    content: (
      <figure className="relative">
        <img src={src} alt={t(key)} width={1200} height={675} className="aspect-video w-full bg-sunken object-cover" />
        {withCaptions && (
          <figcaption className="border border-line border-t-0 bg-raised px-4 py-3 text-sm">
            <span className="block font-semibold">{t(key)}</span>
            <span className="block text-ink-muted">{t(`${key}Text`)}</span>
          </figcaption>
        )}
      </figure>
    ),
  }))
}
