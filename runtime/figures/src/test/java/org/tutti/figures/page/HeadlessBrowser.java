package org.tutti.figures.page;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/** A headless Chromium with one page open, driven by the protocol of its developer tools. */
final class HeadlessBrowser implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("DevTools listening on (ws://\\S+)");
  private static final long LIMIT_SECONDS = 300;
  private static final int MIN_DESKTOP = 800;

  private final Process process;
  private final WebSocket socket;
  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
  private String session = "";
  private int number;

  private HeadlessBrowser(Process process, String address) {
    this.process = process;
    this.socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(URI.create(address), new Answers())
            .join();
  }

  /** Opens a file with scripts disabled, and waits until it is loaded. */
  static HeadlessBrowser open(Path file, Path profile) throws Exception {
    Process process =
        new ProcessBuilder(
                "chromium",
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    HeadlessBrowser browser = new HeadlessBrowser(process, address(process));
    String target = browser.send("Target.createTarget", "\"url\":\"about:blank\"");
    String id = first(target, "\"targetId\":\"([^\"]+)\"");
    String attached =
        browser.send("Target.attachToTarget", "\"targetId\":\"" + id + "\",\"flatten\":true");
    browser.session = ",\"sessionId\":\"" + first(attached, "\"sessionId\":\"([^\"]+)\"") + "\"";
    browser.send("Log.enable", "");
    browser.send("Page.enable", "");
    browser.send("Emulation.setScriptExecutionDisabled", "\"value\":true");
    browser.send("Page.navigate", "\"url\":\"" + file.toUri() + "\"");
    browser.await("Page.loadEventFired");
    return browser;
  }

  /** The answer to a command, as JSON. */
  String send(String method, String parameters) throws InterruptedException {
    number++;
    socket
        .sendText(
            "{\"id\":"
                + number
                + ",\"method\":\""
                + method
                + "\",\"params\":{"
                + parameters
                + "}"
                + session
                + "}",
            true)
        .join();
    return await("\"id\":" + number + ",");
  }

  /** Allows the scripts of {@link #evaluate}, about which the browser may complain. */
  void allowScripts() throws InterruptedException {
    send("Log.disable", "");
    send("Emulation.setScriptExecutionDisabled", "\"value\":false");
  }

  /** The value of an expression of JavaScript, or of the promise that it yields, as JSON. */
  String evaluate(String expression) throws InterruptedException {
    JsonObject parameters =
        new JsonObject()
            .put("expression", expression)
            .put("awaitPromise", true)
            .put("returnByValue", true);
    String object = new String(JsonText.line(parameters), StandardCharsets.UTF_8);
    return send("Runtime.evaluate", object.substring(1, object.length() - 1));
  }

  /** Shows the page in this color scheme. */
  void setColorScheme(String scheme) throws InterruptedException {
    send(
        "Emulation.setEmulatedMedia",
        "\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"" + scheme + "\"}]");
  }

  /** Shows the page as wide as this, in pixels; below 800 as a phone does. */
  void setWidth(int width) throws InterruptedException {
    send(
        "Emulation.setDeviceMetricsOverride",
        "\"width\":"
            + width
            + ",\"height\":800,\"deviceScaleFactor\":1,\"mobile\":"
            + (width < MIN_DESKTOP));
  }

  private String await(String part) throws InterruptedException {
    while (true) {
      String answer = answers.poll(LIMIT_SECONDS, TimeUnit.SECONDS);
      if (answer == null) {
        throw new IllegalStateException("Chromium did not answer: " + part);
      }
      if (answer.contains("\"method\":\"Log.entryAdded\"")) {
        throw new IllegalStateException("Chromium complains: " + answer);
      }
      if (answer.contains(part)) {
        return answer;
      }
    }
  }

  /** The first group of the first place that matches. */
  static String first(String text, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    if (!matcher.find()) {
      throw new IllegalStateException("nothing matches " + pattern + " in " + text);
    }
    return matcher.group(1);
  }

  /** All places that match. */
  static List<String> all(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().map(found -> found.group(1)).toList();
  }

  private static String address(Process process) throws IOException {
    BufferedReader errors =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
    for (String line = errors.readLine(); line != null; line = errors.readLine()) {
      Matcher matcher = ADDRESS.matcher(line);
      if (matcher.find()) {
        Thread drain = new Thread(() -> drain(errors));
        drain.setDaemon(true);
        drain.start();
        return matcher.group(1);
      }
    }
    throw new IOException("Chromium ended before it listened");
  }

  private static void drain(BufferedReader errors) {
    try {
      while (errors.readLine() != null) {}
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws InterruptedException {
    session = "";
    socket.sendText("{\"id\":0,\"method\":\"Browser.close\"}", true).join();
    if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
    socket.abort();
  }

  /** Joins the parts of a message. */
  private final class Answers implements WebSocket.Listener {
    private final StringBuilder message = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      message.append(data);
      if (last) {
        answers.add(message.toString());
        message.setLength(0);
      }
      from.request(1);
      return null;
    }
  }
}
