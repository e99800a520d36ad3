import { UnknownBill } from "@/components/features/supplier-bills/unknown-bill"

export default UnknownBill
