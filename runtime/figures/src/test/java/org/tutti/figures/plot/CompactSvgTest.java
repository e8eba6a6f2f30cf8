package org.tutti.figures.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CompactSvgTest {
  @Test
  void numbersHaveHundredthsAndNothingThatIsTheDefault() {
    assertThat(
            CompactSvg.of(
                "<svg>\n  <circle cx=\"1.0050\" cy=\"-0.001\" r=\"2.50\" fill-opacity=\"1\">"
                    + "</circle>\n  <path d=\"M1.5E-7 20.0 L-3.14159 100.996\"></path>\n</svg>"))
        .isEqualTo(
            "<svg><circle cx=\"1.01\" cy=\"0\" r=\"2.5\"/><path d=\"M0 20 L-3.14 101\"/></svg>");
  }

  @Test
  void textsKeepTheirNumbers() {
    assertThat(CompactSvg.of("<text x=\"1.25\">\n  chunks 1.23456\n</text>"))
        .isEqualTo("<text x=\"1.25\">chunks 1.23456</text>");
  }
}
