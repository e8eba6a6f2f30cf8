package org.tutti.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Texts that harm whoever passes them on as they are; those that break lines contain the word
 * FORGED.
 */
final class HostileText {
  private static final List<String> ALL =
      List.of(
          "\u001b[2J\u001b]0;INJECTED\u0007",
          "\u001b[8mINJECTED\u001b[1;31m",
          "\u009b31mINJECTED\u009d0;\u009c",
          "\nFORGED[TUTTI-999] a line",
          "\r\nFORGED\r",
          "\u2028FORGED\u2029FORGED\u0085FORGED",
          "\u202eINJECTED\u2066\u200f\u061c",
          "\u200bINJECTED\ufeff\u00ad\udb40\udc41",
          "\u0000INJECTED\b\f\u007f",
          "\ud800INJECTED\udc00\uffff\ufdd0",
          "|INJECTED|x|\n|---|",
          "![INJECTED](https://tracker.example/x.png)",
          "[INJECTED](javascript:alert(1))",
          "[INJECTED]: https://tracker.example/",
          "<https://INJECTED.example> www.INJECTED.example @INJECTED #12",
          "``` INJECTED ` ``",
          "**INJECTED** __x__ ~~y~~ # z",
          "<img src=x onerror=INJECTED>",
          "<script>INJECTED</script>\"'&lt;",
          "]]>INJECTED<!--&INJECTED;",
          "{{{INJECTED}}}{{>style}}",
          "=INJECTED()",
          "@INJECTED",
          "\t=INJECTED",
          "\\input{INJECTED}%$&#_{}^~",
          "\",\"INJECTED\":\"",
          "%n%sINJECTED%",
          "[z-a]*INJECTED{?\\",
          "$(INJECTED)`INJECTED`;INJECTED");

  private HostileText() {}

  /** So many texts: each of the list, then combinations of several. */
  static List<String> some(int count, Random random) {
    List<String> texts = new ArrayList<>(ALL.subList(0, Math.min(count, ALL.size())));
    while (texts.size() < count) {
      texts.add(any(random) + any(random) + " " + any(random));
    }
    return texts;
  }

  private static String any(Random random) {
    return ALL.get(random.nextInt(ALL.size()));
  }
}
