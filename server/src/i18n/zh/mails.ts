import type { MailTexts } from '../mail-text.js';

export const mails: MailTexts = {
  register_code: {
    subject: '{{code}} 是您的 Fovea 验证码',
    text: `您好：

您注册 Fovea 的验证码是

    {{code}}

{{minutes}} 分钟内有效，仅可使用一次。Fovea 的工作人员不会向您索要验证码。
如果这不是您本人的操作，请忽略本邮件。

Fovea`,
  },
  retrieve_code: {
    subject: '{{code}} 是您重设密码的验证码',
    text: `您好：

您重设 Fovea 密码的验证码是

    {{code}}

{{minutes}} 分钟内有效，仅可使用一次。Fovea 的工作人员不会向您索要验证码。
如果这不是您本人的操作，您的密码不会改变，请忽略本邮件。

Fovea`,
  },
  bind_code: {
    subject: '{{code}} 用于确认您的邮箱',
    text: `您好：

将此邮箱绑定到您的 Fovea 账户的验证码是

    {{code}}

{{minutes}} 分钟内有效，仅可使用一次。Fovea 的工作人员不会向您索要验证码。
如果这不是您本人的操作，请忽略本邮件。

Fovea`,
  },
  notice: {
    subject: '{{title}}',
    text: `{{username}}，您好：

{{text}}

{{link}}

Fovea`,
  },
};
