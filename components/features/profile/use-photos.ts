"use client"

import { useTranslations } from "next-intl"
import { smallerPicture } from "@/components/ui/smaller-picture"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/profile/endpoints"
import type { Photo } from "@/lib/features/profile/schema"
import { photoStep } from "./steps"
import { usePending } from "./use-pending"

interface Page {
  photos: Photo[]
  total: number
}

const reads = [endpoints.listPhotos, endpoints.getProfile]

function without({ photos, total }: Page, removed: Photo): Page {
  const remaining = photos.filter(({ id }) => id !== removed.id)
  return { photos: remaining, total: total - (photos.length - remaining.length) }
}

/** Returns the loaded photos of the user and actions on them. */
export function usePhotos() {
  const t = useTranslations("profile.photos")
  const [countInAddress, setCountInAddress] = useViewParam("photos")
  const perPage = Math.min(1000, Math.max(photoStep, Number.parseInt(countInAddress ?? "", 10) || photoStep))
  const list = useQuery(endpoints.listPhotos, { query: { perPage } })
  const { shown, write } = usePending<Page>(list.data, reads)
  return {
    page: shown,
    error: list.data ? undefined : list.error,
    isBusy: list.isValidating,
    isGrowing: list.isLoading,
    retry: () => void list.mutate(),
    more: () => setCountInAddress(String(perPage + photoStep), { replace: true }),
    async add(files: File[]) {
      const results = await Promise.all(
        files.map((file) =>
          write({
            send: async () => call(endpoints.addPhoto, { file: await smallerPicture(file) }),
          }),
        ),
      )
      const count = results.filter(Boolean).length
      if (count > 0) toast.success(t("added", { count }))
    },
    async remove(photo: Photo) {
      const send = () => call(endpoints.deletePhoto, { query: { id: photo.id } })
      if (!(await write({ shown: (page) => without(page, photo), send }))) return
      toast.undo(t("deleted"), () => write({ send: () => call(endpoints.restorePhoto, { body: { id: photo.id } }) }))
    },
  }
}
