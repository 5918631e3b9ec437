import { useEffect } from "react";

/** Set the title of the browser's tab. */
export function usePageTitle(title: string, brand: string): void {
  useEffect(() => {
    document.title = `${title} | ${brand}`;
  }, [title, brand]);
}
