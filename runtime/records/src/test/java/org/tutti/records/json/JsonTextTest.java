package org.tutti.records.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class JsonTextTest {
  @Test
  void everyKindOfValueSurvives() {
    long[] many = LongStream.range(-5, 5000).toArray();
    JsonObject object =
        new JsonObject()
            .put("text", "a\u2028\"\\")
            .put("count", 7)
            .put("number", 0.1)
            .put("truth", true)
            .put("absent", (Object) null)
            .put("none", new long[0])
            .put("many", many)
            .put("texts", List.of("x", "y"))
            .put("objects", List.of(new JsonObject().put("a", 1L)));
    JsonObject read = parse(JsonText.line(object));
    assertThat(read.text("text")).isEqualTo("a\u2028\"\\");
    assertThat(read.count("count")).isEqualTo(7);
    assertThat(read.number("number")).isEqualTo(0.1);
    assertThat(read.number("count")).isEqualTo(7.0);
    assertThat(read.truth("truth")).isTrue();
    assertThat(read.has("absent")).isFalse();
    assertThat(read.integers("none")).isEmpty();
    assertThat(read.integers("many")).isEqualTo(many);
    assertThat(read.texts("texts")).containsExactly("x", "y");
    assertThat(read.objects("objects").get(0).integer("a")).isEqualTo(1);
    assertThat(parse(JsonText.pretty(object)).fields().keySet()).isEqualTo(read.fields().keySet());
  }

  @Test
  void aFieldThatOccursTwiceIsRefused() {
    assertThatThrownBy(() -> parse("{\"a\":1,\"b\":2,\"a\":3}".getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(MalformedJsonException.class)
        .hasMessageContaining("a");
  }

  @Test
  void lineHasNothingThatIsNotNeeded() {
    JsonObject object =
        new JsonObject()
            .put("a", List.of(new JsonObject().put("b", 1L), new JsonObject()))
            .put("c", new long[] {0, -1, 99, 100, Integer.MAX_VALUE})
            .put("d", List.of())
            .put("e", 1e-9)
            .put("f", false);

    assertThat(text(JsonText.line(object)))
        .isEqualTo(
            "{\"a\":[{\"b\":1},{}],\"c\":[0,-1,99,100,2147483647],\"d\":[],\"e\":1.0E-9,"
                + "\"f\":false}");
  }

  @Test
  void prettyTextHasALineForEachField() {
    JsonObject object =
        new JsonObject()
            .put("a", List.of(new JsonObject().put("b", 1L), new JsonObject()))
            .put("c", new long[] {1, 20})
            .put("d", new long[0]);

    assertThat(text(JsonText.pretty(object)))
        .isEqualTo(
            """
            {
              "a" : [ {
                "b" : 1
              }, { } ],
              "c" : [ 1, 20 ],
              "d" : [ ]
            }""");
  }

  @Test
  void charactersThatJsonDoesNotAllowAreEscaped() {
    String text = "\"\\/\b\f\n\r\t\u0000\u001f\u007f\u00e4\ud83d\ude00";

    assertThat(text(JsonText.line(new JsonObject().put("a", text))))
        .isEqualTo("{\"a\":\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001F\u007f\u00e4\ud83d\ude00\"}");
  }

  @Test
  void integersOfAnySizeAndNumberAreWritten() {
    long[] integers =
        LongStream.range(0, 5000)
            .map(index -> (index % 2 == 0 ? 1 : -1) * (Long.MAX_VALUE >> index % 63))
            .toArray();
    integers[1024] = Long.MIN_VALUE;
    integers[1025] = Integer.MIN_VALUE;
    String expected =
        LongStream.of(integers).mapToObj(Long::toString).collect(Collectors.joining(","));

    assertThat(text(JsonText.line(new JsonObject().put("a", integers))))
        .isEqualTo("{\"a\":[" + expected + "]}");
    assertThat(text(JsonText.pretty(new JsonObject().put("a", integers))))
        .isEqualTo("{\n  \"a\" : [ " + expected.replace(",", ", ") + " ]\n}");
  }

  @Test
  void missingAndMistypedFieldsAreNamed() {
    JsonObject object = new JsonObject().put("a", 1);
    assertThatThrownBy(() -> object.text("a"))
        .isInstanceOf(MalformedJsonException.class)
        .hasMessage("field \"a\" has the wrong type");
    assertThatThrownBy(() -> object.integer("b"))
        .isInstanceOf(MalformedJsonException.class)
        .hasMessage("field \"b\" is missing");
  }

  @Test
  void anythingButOneObjectIsRejected() {
    List<String> texts =
        List.of(
            "",
            "[]",
            "{",
            "{} {}",
            "{\"a\":}",
            "{\"a\":[1,2.5]}",
            "{\"a\":[1,]}",
            "{\"a\":[01]}",
            "{\"a\":[1",
            "{\"a\":[-]}",
            "{\"a\":[1.5,]}",
            "{\"a\":[\"x\",]}",
            "{\"a\":9223372036854775808}",
            "{\"a\":[9223372036854775808]}",
            "{\"a\":01}",
            "{\"a\":1.}",
            "{\"a\":tru}",
            "{\"a\" 1}",
            "{a:1}",
            "{\"a\":\"\\x\"}",
            "{\"a\":\"\\u12g4\"}",
            "{\"a\":\"\n\"}",
            "{\"a\":\"open}",
            "{\"a\":" + "[".repeat(100_000) + "}");
    for (String text : texts) {
      assertThatThrownBy(() -> parse(text.getBytes(StandardCharsets.UTF_8)))
          .as(text)
          .isInstanceOf(MalformedJsonException.class);
    }
  }

  @Test
  void jsonOfOtherProgramsIsRead() {
    JsonObject read =
        parse(
            (" { \"a\" : [ -1 , 9223372036854775807,-9223372036854775808 ,0 ] ,\t\"b\":"
                    + "\"\\u00e9\\ud83d\\ude00\\/\\b\\f\\n\\r\\t\\\"\\\\ \u00fc\","
                    + "\"c\":-1.5E+3,\"d\":null,\"e\":[ ],\"f\":[true,false]}\r\n")
                .getBytes(StandardCharsets.UTF_8));

    assertThat(read.integers("a")).containsExactly(-1, Long.MAX_VALUE, Long.MIN_VALUE, 0);
    assertThat(read.text("b")).isEqualTo("\u00e9\ud83d\ude00/\b\f\n\r\t\"\\ \u00fc");
    assertThat(read.number("c")).isEqualTo(-1500);
    assertThat(read.has("d")).isFalse();
    assertThat(read.integers("e")).isEmpty();
  }

  @Test
  void bytesThatAreNotUtf8AreRefused() {
    byte[] bytes = {'{', '"', (byte) 0xc3, '"', ':', '1', '}'};
    assertThatThrownBy(() -> parse(bytes)).isInstanceOf(MalformedJsonException.class);
  }

  @Test
  void numberThatJsonCannotExpressIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new JsonObject().put("a", Double.NaN));
  }

  private static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }

  private static JsonObject parse(byte[] bytes) {
    return JsonText.parse(bytes, 0, bytes.length);
  }
}
