export const FEEDBACK_IMAGES_MAX = 9;
export const ENQUIRY_TEXT_MAX = 4000;

/** Where an entry of the message board came from. */
export const MESSAGE_BOARD_SOURCE = { board: 1, contact: 2 } as const;
export type MessageBoardSource = (typeof MESSAGE_BOARD_SOURCE)[keyof typeof MESSAGE_BOARD_SOURCE];
