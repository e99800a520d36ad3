"use client"

import { CustomersCard } from "@/components/features/cards/customers-card"
import { CardFigures } from "@/components/kit/card-figures"

export default function Customers() {
  return <CardFigures call="getCustomers">{(customers) => <CustomersCard customers={customers} />}</CardFigures>
}
