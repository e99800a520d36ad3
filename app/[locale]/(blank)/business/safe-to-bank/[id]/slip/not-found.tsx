import { UnknownBag } from "@/components/features/bank-bags/unknown-bag"

export default UnknownBag
