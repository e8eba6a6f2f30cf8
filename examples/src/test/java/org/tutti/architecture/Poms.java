package org.tutti.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Reads modules and their dependencies from the poms of a tree. */
final class Poms {
  private static final String PREFIX = "tutti-";

  private Poms() {}

  /** Every module that is no parent itself, in the order in which the poms name them. */
  static List<ProjectModule> modules(Path root) {
    return modules(root.toAbsolutePath().normalize(), "").toList();
  }

  private static Stream<ProjectModule> modules(Path folder, String name) {
    Element project = project(folder.resolve("pom.xml"));
    List<Element> children =
        children(project, "modules").flatMap(list -> children(list, "module")).toList();
    return children.isEmpty()
        ? Stream.of(new ProjectModule(name, folder, text(project, "artifactId"), used(project)))
        : children.stream()
            .map(child -> child.getTextContent().strip())
            .flatMap(
                child ->
                    modules(folder.resolve(child), name.isEmpty() ? child : name + "/" + child));
  }

  private static Set<String> used(Element project) {
    Set<String> used = new LinkedHashSet<>();
    children(project, "dependencies")
        .flatMap(list -> children(list, "dependency"))
        .filter(dependency -> children(dependency, "scope").findAny().isEmpty())
        .map(dependency -> text(dependency, "artifactId"))
        .filter(artifact -> artifact.startsWith(PREFIX))
        .forEach(used::add);
    return used;
  }

  private static Element project(Path pom) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(pom.toFile())
          .getDocumentElement();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SAXException | ParserConfigurationException e) {
      throw new IllegalStateException("Cannot parse " + pom, e);
    }
  }

  private static String text(Element parent, String name) {
    return children(parent, name).findFirst().orElseThrow().getTextContent().strip();
  }

  private static Stream<Element> children(Element parent, String name) {
    NodeList nodes = parent.getChildNodes();
    return IntStream.range(0, nodes.getLength())
        .mapToObj(nodes::item)
        .filter(node -> node.getNodeName().equals(name))
        .map(Element.class::cast);
  }
}
