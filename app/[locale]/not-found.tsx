import { StaticNotice } from "@/components/features/misc/static-notice"

export default function NotFound() {
  return <StaticNotice of="notFound" />
}
