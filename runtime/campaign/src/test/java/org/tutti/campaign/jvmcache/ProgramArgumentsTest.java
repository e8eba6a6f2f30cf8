package org.tutti.campaign.jvmcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class ProgramArgumentsTest {
  private static final String MAIN = "org.example.Main";

  @Test
  void argumentsOfTheProgramFollowItsJarOrMainClass() {
    List<byte[]> jar = vector("java", "-Xmx1g", "-jar", "b.jar", "-jar", "x");
    assertThat(ProgramArguments.start(jar, new String[] {"-jar", "x"}, MAIN)).contains(4);
    assertThat(ProgramArguments.endOfOptions(jar, 4)).isEqualTo(2);
    List<byte[]> main = vector("java", "-cp", "a.jar:b.jar", MAIN, "x");
    assertThat(ProgramArguments.start(main, new String[] {"x"}, MAIN)).contains(4);
    assertThat(ProgramArguments.endOfOptions(main, 4)).isEqualTo(3);
    assertThat(ProgramArguments.start(vector("java", MAIN), new String[0], MAIN)).contains(2);
  }

  @Test
  void whereTheyCannotBeToldFromOptionsNothingIsSaid() {
    assertThat(ProgramArguments.start(vector("java", "@file"), new String[] {"x"}, MAIN)).isEmpty();
    assertThat(ProgramArguments.start(vector("java", "@file", "x"), new String[] {"x"}, MAIN))
        .isEmpty();
    assertThat(ProgramArguments.start(vector("java", MAIN, "y"), new String[] {"x"}, MAIN))
        .isEmpty();
  }

  @Test
  void theOptionsOfTheJvmArePlainIfNothingElseCanHoldSome() {
    List<byte[]> main = vector("java", "-cp", "a.jar", "-Xmx1g", "--add-opens=a/b=c", MAIN, "x");
    assertThat(ProgramArguments.plainOptions(main, 6, Map.of()))
        .contains(List.of("-Xmx1g", "--add-opens=a/b=c"));
    assertThat(ProgramArguments.plainOptions(vector("java", "-jar", "a.jar"), 3, Map.of()))
        .contains(List.of());
    for (String variable : List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")) {
      assertThat(ProgramArguments.plainOptions(main, 6, Map.of(variable, "-Xint"))).isEmpty();
    }
    assertThat(ProgramArguments.plainOptions(vector("java", "@file", MAIN), 3, Map.of())).isEmpty();
    List<byte[]> apart = vector("java", "--add-opens", "a/b=c", MAIN);
    assertThat(ProgramArguments.plainOptions(apart, 4, Map.of())).isEmpty();
  }

  private static List<byte[]> vector(String... words) {
    return Stream.of(words).map(word -> word.getBytes(StandardCharsets.UTF_8)).toList();
  }
}
