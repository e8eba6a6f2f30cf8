package org.tutti.report.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvTextTest {
  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "+1+1", "-2+3", "@SUM(A1)", "\t=1", "-x", "=cmd|' /C calc'!A0"})
  void whatASpreadsheetWouldEvaluateIsText(String text) {
    assertThat(CsvRows.harmless(text)).isEqualTo("'" + text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a=b", "-1", "+2.5", "-1e-6", "openmpi", "a.B.bcast", "1-2"})
  void otherTextsAndNumbersStay(String text) {
    assertThat(CsvRows.harmless(text)).isEqualTo(text);
  }
}
