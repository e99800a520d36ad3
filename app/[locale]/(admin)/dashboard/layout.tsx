import "@/app/styles/dashboards.css"

export { Bare as default } from "@/components/layout/bare"
