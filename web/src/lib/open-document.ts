/**
 * Opens a document in a tab of its own. The tab is opened at once, while the press of the button still allows it, and gets its address
 * when the server has answered.
 */
export async function openDocument(address: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await address();
    // Where no tab was allowed, this one shows it.
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
