package org.tutti.campaign.jvmcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.rank.jvm.RankJvmOptions;

@Tag("jdk")
class JvmOptionsByHandTest {
  static final JvmOptionsByHand OPTIONS =
      new JvmOptionsByHand(
          List.of("-Dall", "-Dstart"),
          List.of("-Dstart"),
          List.of("org.q.Quick.call", "org.q.Quick.both"),
          List.of("org.q.Slow.both", "Other.wait"));

  /** {@code StartScriptTest} asks the shell the same. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          '', false
          Quick, true
          q.Quick.call, true
          org.q.Quick, true
          --msizes=8 Quick, true
          --msizes 8 Quick call, true
          -v Quick, false
          --results Quick, false
          uick, false
          Quick Slow, false
          Quick both, false
          Quick q.Slow, false
          Quick wait, false
          Quick Slow*, false
          Quick @more, false
          unknown, false
          """)
  void onlyQuickBenchmarksHaveTheOptionsOfTheStart(String arguments, boolean isQuick) {
    assertThat(OPTIONS.of(words(arguments)).contains("-Dstart")).isEqualTo(isQuick);
    assertThat(OPTIONS.of(words(arguments))).contains("-Dall");
  }

  static String[] words(String arguments) {
    return arguments.isEmpty() ? new String[0] : arguments.split(" ");
  }

  @Test
  void whereAllAreQuickNamesDoNotMatter() {
    JvmOptionsByHand all =
        new JvmOptionsByHand(OPTIONS.all(), OPTIONS.ofStart(), OPTIONS.quick(), List.of());
    assertThat(all.of()).isEqualTo(OPTIONS.all());
    assertThat(all.of("Qu*")).isEqualTo(OPTIONS.all());
  }

  @Test
  void theyAreReadAsTheyWereWritten() {
    Properties properties = new Properties();
    OPTIONS.addTo(properties);
    assertThat(JvmOptionsByHand.of(properties)).isEqualTo(OPTIONS);
  }

  /** The first calls nothing, and the second cannot be read. */
  @Test
  void theOptionsAreThoseOfACampaign() {
    JavaProgram program = JavaProgram.ofThisJvm("", List.of());
    JvmOptionsByHand options =
        JvmOptionsByHand.of(
            program,
            Map.of(
                Empty.class.getName(), List.of("Empty.call"), "Missing", List.of("Missing.call")));

    assertThat(options.quick()).containsExactly("Empty.call");
    assertThat(options.delayed()).containsExactly("Missing.call");
    assertThat(options.of("Empty")).isEqualTo(program.virtualMachineOptions());
    assertThat(options.of("Missing"))
        .isEqualTo(program.withoutCompilationOfStart().virtualMachineOptions())
        .doesNotContainAnyElementsOf(RankJvmOptions.OF_START);
  }

  static final class Empty {}
}
