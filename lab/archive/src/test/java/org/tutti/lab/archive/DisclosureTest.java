package org.tutti.lab.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DisclosureTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"HF_TOKEN", "my.password", "aws-secret-access-key", "ApiKey", "SSH_PRIVATE_KEY"})
  void valuesOfSecretNamesAreLeftOut(String name) {
    Disclosure disclosure = Disclosure.ofAllNames();
    assertThat(disclosure.replaced(name, "abc")).isEqualTo(Disclosure.LEFT_OUT);
    assertThat(disclosure.replaced("jvm.arguments", "-Xmx1g -D" + name + "=abc -ea"))
        .isEqualTo("-Xmx1g -D" + name + "=(left out) -ea");
    assertThat(disclosure.replaced("-x " + name + "='a b' next"))
        .isEqualTo("-x " + name + "=(left out) next");
    assertThat(disclosure.secrets()).contains(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UCX_TLS", "OMPI_MCA_coll", "PATH", "monkey", "author"})
  void valuesOfOtherNamesRemain(String name) {
    Disclosure disclosure = Disclosure.ofAllNames();
    assertThat(disclosure.replaced(name, "abc")).isEqualTo("abc");
    assertThat(disclosure.secrets()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "node7.cluster.org, host2",
    "node7, host2",
    "slots on node17:4 and node7:4, slots on host1:4 and host2:4",
    "node7a, node7a",
    "/home/ada/bench.jar, /home/user1/bench.jar",
    "ada@node7, user1@host2",
    "adaptive canada ada, adaptive canada ada"
  })
  void namesAreReplacedAsWords(String text, String shown) {
    Disclosure disclosure =
        Disclosure.anonymous(Set.of("node7.cluster.org", "node17"), Set.of("ada", "root"));
    assertThat(disclosure.replaced("facts", text)).isEqualTo(shown);
  }

  @Test
  void rootTellsNothing() {
    Disclosure disclosure = Disclosure.anonymous(Set.of(), Set.of("root"));
    assertThat(disclosure.replaced("/root/bench.jar")).isEqualTo("/root/bench.jar");
  }

  @Test
  void wordsOfTheFormatRemain() {
    Disclosure disclosure = Disclosure.anonymous(Set.of("launch"), Set.of());
    assertThat(disclosure.replaced("record", "launch")).isEqualTo("launch");
    assertThat(disclosure.replaced("host", "launch")).isEqualTo("host1");
  }
}
