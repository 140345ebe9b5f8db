/** What the module adds to the registries of the platform. */

declare module '../platform/jobs/events.js' {
  interface Events {
    'feedback.added': { feedback_id: number };
    'feedback.replied': { feedback_id: number };
    'message-board.added': { message_board_id: number };
    /** A letter is no longer new: somebody took it in hand, answered or closed it. */
    'enquiry.taken': { table: 'feedback' | 'message_board'; id: number };
  }
}

export {};
