package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.RecordFields;

class LaunchHeaderTest {
  /** Launches that were measured before control variables were recorded stay readable. */
  @Test
  void aHeaderWithoutControlVariablesHasNone() {
    JsonObject written = RecordFields.write(SampleRecords.HEADER);
    assertThat(written.has("controls")).isTrue();

    LaunchHeader read = RecordFields.read(written.without("controls"), LaunchHeader.BLANK);

    assertThat(read.environment().controls()).isEmpty();
    assertThat(read.environment().facts()).isEqualTo(SampleRecords.HEADER.environment().facts());
  }
}
