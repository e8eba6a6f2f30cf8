package org.tutti.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.processor.Compilations.compile;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same sources produce the same bytes, in whatever order the compiler receives them. */
@Tag("jdk")
class ReproducibleOutputTest {
  private static final Path LESSONS = Path.of("../examples/src/main/java/org/tutti/examples");

  private final JavaFileObject bcast = lesson("Example02Bcast");
  private final JavaFileObject state = lesson("Example14State");
  private final JavaFileObject pingPong = lesson("Example18PingPong");

  @Test
  void theOrderOfTheSourcesDoesNotMatter() throws IOException {
    Map<String, String> made = filesOf(bcast, state, pingPong);
    assertThat(made)
        .containsKey("/SOURCE_OUTPUT/org/tutti/examples/Example02Bcast_Harness.java")
        .containsKey("/CLASS_OUTPUT/META-INF/tutti/org.tutti.examples.Example02Bcast")
        .containsKey("/CLASS_OUTPUT/org/tutti/examples/Example18PingPong_Harness$ping.class")
        .isEqualTo(filesOf(pingPong, bcast, state));
  }

  @Test
  void otherSourcesDoNotMatter() throws IOException {
    assertThat(filesOf(bcast, state, pingPong)).containsAllEntriesOf(filesOf(state));
  }

  /** Everything that a compilation writes, by path; one character stands for one byte. */
  private static Map<String, String> filesOf(JavaFileObject... sources) throws IOException {
    Map<String, String> files = new TreeMap<>();
    for (JavaFileObject file : compile(sources).generatedFiles()) {
      try (InputStream bytes = file.openInputStream()) {
        files.put(
            file.toUri().getPath(), new String(bytes.readAllBytes(), StandardCharsets.ISO_8859_1));
      }
    }
    return files;
  }

  private static JavaFileObject lesson(String name) {
    try {
      return JavaFileObjects.forResource(LESSONS.resolve(name + ".java").toUri().toURL());
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
