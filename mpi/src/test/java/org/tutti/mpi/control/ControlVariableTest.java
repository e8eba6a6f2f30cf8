package org.tutti.mpi.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ControlVariableTest {
  private static final Map<String, Long> ALGORITHMS = Map.of("ignore", 0L, "ring", 4L);
  private static final Map<String, Long> FLAGS = Map.of("send", 1L, "put", 2L, "get", 4L);
  private static final Map<String, Long> TRUTH = Map.of("false", 0L, "true", 1L);

  @ParameterizedTest
  @CsvSource({
    "65536, 65536, true",
    "65536, 64k, true",
    "65536, 0x10000, true",
    "65536, 64m, false",
    "0, many, false",
    "0.5, .50, true",
    "-1, -1, true",
    "1, yes, true",
    "0, off, true",
    "8:64, 8:64, true"
  })
  void aNumberMayBeWrittenInSeveralWays(String value, String text, boolean same) {
    assertThat(new ControlVariable("x", false, value, Map.of(), "").means(text)).isEqualTo(same);
  }

  @Test
  void namesStandForNumbers() {
    ControlVariable ring = new ControlVariable("x", false, "4", ALGORITHMS, "");
    assertThat(ring.means("ring")).isTrue();
    assertThat(ring.means("4")).isTrue();
    assertThat(ring.means("ignore")).isFalse();
    assertThat(ring.means("rings")).isFalse();
    assertThat(ring.describe()).isEqualTo("4 (ring)");
    assertThat(new ControlVariable("x", false, "3", FLAGS, "").means("send,put")).isTrue();
    assertThat(new ControlVariable("x", false, "3", FLAGS, "").means("send,get")).isFalse();
  }

  @Test
  void anyNumberButZeroIsTrue() {
    ControlVariable on = new ControlVariable("x", false, "1", TRUTH, "");
    assertThat(on.means("7")).isTrue();
    assertThat(on.means("enabled")).isTrue();
    assertThat(on.means("0")).isFalse();
    assertThat(new ControlVariable("x", false, "0", TRUTH, "").means("7")).isFalse();
  }

  @Test
  void aTextIsTakenAsItIs() {
    ControlVariable btl = new ControlVariable("btl", true, "self,vader", Map.of(), "");
    assertThat(btl.means("self,vader")).isTrue();
    assertThat(btl.means("vader,self")).isFalse();
    assertThat(btl.describe()).isEqualTo("self,vader");
  }

  @Test
  void mpichNamesNumbersInItsDescriptionOnly() {
    String text = "Variable to select bcast algorithmauto - Internal (see NAME)nb   - Force nb";
    ControlVariable nb = new ControlVariable("x", false, "1", Map.of(), text);
    assertThat(nb.means("nb")).isTrue();
    assertThat(nb.means("auto")).isFalse();
    assertThat(nb.means("binomial")).isFalse();
  }

  @Test
  void anAlgorithmOfOpenMpiNeedsDynamicRules() {
    assertThat(Prerequisite.of("coll_tuned_allreduce_algorithm"))
        .singleElement()
        .satisfies(
            rule -> {
              assertThat(rule.name()).isEqualTo("coll_tuned_use_dynamic_rules");
              assertThat(rule.isMet(having(rule.name(), "1"))).isTrue();
              assertThat(rule.isMet(having(rule.name(), "0"))).isFalse();
              assertThat(rule.isMet(having("other", "1"))).isFalse();
            });
    assertThat(Prerequisite.of("coll_tuned_bcast_algorithm_segmentsize")).hasSize(1);
    assertThat(Prerequisite.of("coll_tuned_priority")).isEmpty();
  }

  private static ControlVariables having(String name, String value) {
    return new ControlVariables() {
      @Override
      public List<String> names() {
        return List.of(name);
      }

      @Override
      public Optional<ControlVariable> find(String wanted) {
        return wanted.equals(name)
            ? Optional.of(new ControlVariable(name, false, value, TRUTH, ""))
            : Optional.empty();
      }

      @Override
      public SortedMap<String, String> values() {
        return new TreeMap<>(Map.of(name, value));
      }

      @Override
      public void close() {}
    };
  }
}
