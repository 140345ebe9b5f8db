// plants nothing
const body = JSON.parse('{"id":1}');
console.log(body.id);
