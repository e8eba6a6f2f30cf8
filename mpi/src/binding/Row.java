import java.util.ArrayList;
import java.util.List;

/** A function: a paragraph of the table. */
final class Row {
  /** An argument in Java. */
  record Parameter(String type, String name) {
    boolean isHandle() {
      return type.equals("Datatype") || type.equals("ReduceOp");
    }
  }

  String name;
  String holder;
  String family;
  boolean common;
  String init;
  String steps;
  String returns;
  List<Form> forms = List.of(Form.BLOCKING, Form.NONBLOCKING, Form.PERSISTENT);
  List<String> call = List.of();
  List<String> last = List.of();
  List<String> keep = List.of();
  final List<String> doc = new ArrayList<>();
  final List<Parameter> parameters = new ArrayList<>();
  final List<String> statements = new ArrayList<>();

  boolean isMessage() {
    return family.equals("message");
  }

  /** Whether it is a function of a file, which C takes first. */
  boolean isFile() {
    return family.equals("file");
  }

  boolean isPartitioned() {
    return family.equals("partitioned");
  }

  boolean isCollective() {
    return !isMessage() && !isFile() && !isPartitioned();
  }

  boolean isNeighborhood() {
    return family.equals("neighborhood");
  }

  /** Whether every launch links this form. */
  boolean isCommon(Form form) {
    return common && form == Form.BLOCKING;
  }

  boolean hasSteps(Form form) {
    return isMessage() && form == Form.BLOCKING || steps != null && form != Form.LARGE;
  }
}
