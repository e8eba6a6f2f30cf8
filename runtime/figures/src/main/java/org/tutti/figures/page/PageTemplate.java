package org.tutti.figures.page;

import com.github.mustachejava.DefaultMustacheFactory;
import com.github.mustachejava.Mustache;
import com.github.mustachejava.MustacheException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.tutti.diagnostics.PrintableText;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.resource.ClassPathFile;

/** A page as a Mustache template, which escapes every text. */
public final class PageTemplate {
  private final Mustache template;

  /**
   * The template of a page.
   *
   * @param page whose template is a file of this name beside it; the parts that it includes are
   *     beside this class
   */
  public PageTemplate(Class<?> page, String name) {
    this.template =
        new DefaultMustacheFactory(
                part -> read(part.equals(name) ? page : PageTemplate.class, part))
            .compile(name);
  }

  /** Mustache itself does not find a file in a jar whose path has an exclamation mark. */
  private static Reader read(Class<?> beside, String name) {
    try {
      return new StringReader(new String(ClassPathFile.read(beside, name), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The page. The template draws while it is filled in, and wraps what is thrown meanwhile. */
  public String filled(Object page) {
    StringWriter text = new StringWriter();
    try {
      template.execute(text, page);
    } catch (MustacheException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause()) {
        if (cause instanceof TuttiException problem) {
          throw problem;
        }
      }
      throw e;
    }
    return PrintableText.ofDocument(text.toString());
  }
}
