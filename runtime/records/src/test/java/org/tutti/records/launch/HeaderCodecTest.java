package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.records.json.JsonObject;

class HeaderCodecTest {
  /** Launches that were measured before control variables were recorded stay readable. */
  @Test
  void aHeaderWithoutControlVariablesHasNone() {
    JsonObject written = HeaderCodec.encode(SampleRecords.HEADER);
    assertThat(written.has("controls")).isTrue();

    LaunchHeader read = HeaderCodec.decode(written.without("controls"));

    assertThat(read.environment().controls()).isEmpty();
    assertThat(read.environment().facts()).isEqualTo(SampleRecords.HEADER.environment().facts());
  }
}
